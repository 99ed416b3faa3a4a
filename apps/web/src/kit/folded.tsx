interface FoldedProps {
  readonly title: string;
  readonly answers: readonly {
    readonly label: string;
    readonly act: () => void;
    readonly onPoint?: (pointed: boolean) => void;
  }[];
  /** Kept by who opened it, where what is in it is asked for anew. */
  readonly open?: boolean;
  readonly onOpen?: (open: boolean) => void;
}

/** Answers that there is no room for among the others: nothing where there are none. */
export function Folded({ title, answers, open, onOpen }: FoldedProps) {
  if (answers.length === 0) return null;
  return (
    <details className="folded" open={open} onToggle={(event) => onOpen?.(event.currentTarget.open)}>
      <summary>{title}</summary>
      <div className="answers">
        {answers.map(({ label, act, onPoint }, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be called the same
            key={i}
            type="button"
            onClick={act}
            onPointerEnter={() => onPoint?.(true)}
            onPointerLeave={() => onPoint?.(false)}
          >
            {label}
          </button>
        ))}
      </div>
    </details>
  );
}

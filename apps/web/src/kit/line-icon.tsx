/** A small drawing in lines, for a button. */
export function LineIcon({ d }: { readonly d: string }) {
  return (
    <svg className="line-art" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

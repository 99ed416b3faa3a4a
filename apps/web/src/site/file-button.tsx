import { useRef } from 'react';

/** A button that lets somebody choose a file. */
export function FileButton({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = ''; // so that the same file can be chosen again after it was mended
          if (file) onFile(file);
        }}
      />
    </>
  );
}

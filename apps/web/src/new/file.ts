// Files that people keep: a setup, their own content. They are read and written here and go nowhere else.

export type FileRead = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly problem: string };

export async function readJson(file: File): Promise<FileRead> {
  try {
    return { ok: true, data: JSON.parse(await file.text()) };
  } catch (error) {
    return { ok: false, problem: `${file.name}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Hands a file to the browser's downloads. */
export function saveJson(name: string, data: unknown): void {
  saveText(name, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
}

export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A program as the page's own are bundled: each file of it by its name. The first is called as the file it was made from. */
export async function bundled(file) {
  const { output } = await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'silent',
    build: {
      write: false,
      rollupOptions: {
        input: fileURLToPath(new URL(file, import.meta.url)),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return new Map(output.map(({ fileName, code, source }) => [fileName.split('/').at(-1), code ?? source]));
}

/** Serves these files to a page under `folder`, beside those that are there. */
export async function serveBeside(page, files, folder) {
  await page.route(`${folder}**`, (route) => {
    const body = files.get(new URL(route.request().url()).pathname.split('/').at(-1));
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

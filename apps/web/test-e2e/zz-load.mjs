import { serve } from '../../../scripts/serve.mjs';
import { PAGE } from '../../../scripts/web.mjs';
import { asked, PHONE, startBrowser } from './harness.mjs';
const { browser, close } = await startBrowser();
const t0 = performance.now(); const sent=[]; let phase='home';
const server = await serve(PAGE, 0, (path, size) => sent.push([phase, Math.round(performance.now()-t0), size, path]));
const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
const page = await context.newPage();
await page.goto(server.url); await page.locator('.play-now').first().waitFor(); sent.push(['---- button', Math.round(performance.now()-t0)]);
phase='play';
await page.locator('.play-now').nth(Number(process.argv[2]??0)).click(); await asked(page); sent.push(['---- asked', Math.round(performance.now()-t0)]); phase='after';
await page.waitForTimeout(1500);
let sum={}; for (const [ph,t,size,path] of sent) { console.log(ph,t,size??'',path??''); if(size) sum[ph]=(sum[ph]??0)+size; }
console.log(sum);
await context.close(); await server.close(); await close(); process.exit(0);

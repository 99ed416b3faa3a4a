// What the browser tests tell while they run, and the report they leave: a line for each try, and what went wrong under it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { BROWSER_REPORT } from './report.mjs';
import { ROOT } from './workspace.mjs';

/** A test's file: where it was written, not the helper that registered it. */
const fileOf = (test) => basename(test.titlePath()[2]);
const seconds = (tries) => tries.reduce((sum, { duration }) => sum + duration, 0) / 1000;

export default class {
  printsToStdio() {
    return true;
  }

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onTestEnd(test, tried) {
    const again = tried.retry > 0 ? ', tried again' : '';
    const mark = tried.status === 'passed' ? '✔' : '✖';
    console.log(`${mark} ${fileOf(test)}: ${test.title} (${seconds([tried]).toFixed(1)} s${again})`);
    for (const { stack, message, value } of tried.errors) console.log(stack ?? message ?? value);
    for (const { path } of tried.attachments) if (path) console.log(`  see ${relative(ROOT, path)}`);
  }

  /** What went wrong outside any test. */
  onError({ stack, message, value }) {
    console.log(stack ?? message ?? value);
  }

  onEnd() {
    const tests = this.suite.allTests().map((test) => ({
      file: fileOf(test),
      title: test.title,
      outcome: test.outcome(),
      seconds: seconds(test.results),
    }));
    const path = join(ROOT, BROWSER_REPORT);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify({ tests }));
  }
}

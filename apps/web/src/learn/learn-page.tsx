import { use, useEffect, useRef, useState } from 'react';
import type { TablePresenter } from '../frame/presenter.js';
import { useWords } from '../frame/words.js';
import type { PageProps } from '../pages.js';
import { go, hrefOf } from '../route.js';
import { tableOf } from '../tables/index.js';
import { indexOf, type Lesson } from './lesson.js';
import { LessonFrame } from './lesson-frame.js';
import { lessonOf } from './lesson-of.js';
import { LessonTable } from './lesson-table.js';
import { Lessons } from './lessons.js';
import { keepReached, reached } from './progress.js';
import { useLearnWords } from './texts.js';

/** The page `#/learn[/<ruleset>[/<step>]]`. */
export function LearnPage({ route }: PageProps<'learn'>) {
  const { ruleset, step } = route;
  return ruleset === undefined ? <Lessons /> : <LessonOf ruleset={ruleset} step={step} />;
}

function LessonOf({ ruleset, step }: { readonly ruleset: string; readonly step: string | undefined }) {
  const t = useLearnWords();
  const presenter = use(tableOf(ruleset));
  const lesson = use(lessonOf(ruleset));
  if (!presenter || !lesson)
    return (
      <main className="page">
        <h1>{t('learn')}</h1>
        <p>{t('none')}</p>
        <p>
          <a href={hrefOf({ page: 'learn' })}>{t('others')}</a>
        </p>
      </main>
    );
  return <Learning key={ruleset} presenter={presenter} lesson={lesson} step={step} />;
}

interface LearningProps {
  readonly presenter: TablePresenter;
  readonly lesson: Lesson;
  readonly step: string | undefined;
}

/** The table at the step that the address names. Whoever goes on by doing keeps the table; whoever jumps gets another. */
function Learning({ presenter, lesson, step }: LearningProps) {
  const words = useWords();
  const { ruleset } = lesson;
  const [table, setTable] = useState<LessonTable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const present = useRef<LessonTable | null>(null);

  useEffect(() => {
    if (step === undefined) {
      go({ page: 'learn', ruleset, step: lesson.steps[reached(lesson)]!.id }, 'instead');
      return;
    }
    const index = indexOf(lesson, step);
    if (present.current?.current().index === index) return;
    let gone = false;
    LessonTable.open(lesson, index)
      .then((opened) => {
        if (gone) return opened.leave();
        present.current?.leave();
        present.current = opened;
        setTable(opened);
      })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
    };
  }, [lesson, ruleset, step]);

  // The address follows the lesson, so that back and forward lead through it.
  useEffect(
    () =>
      table?.subscribe(() => {
        const { index } = table.current();
        keepReached(lesson, index);
        const { id } = lesson.steps[index]!;
        if (!location.hash.endsWith(`/${id}`)) go({ page: 'learn', ruleset, step: id });
      }),
    [table, lesson, ruleset],
  );
  useEffect(
    () => () => {
      present.current?.leave();
      present.current = null;
    },
    [],
  );

  if (problem !== null)
    return (
      <main className="page nowhere">
        <p className="refused" role="alert">
          {problem}
        </p>
      </main>
    );
  if (!table) return <p className="opening">{words('opening')}</p>;
  return <LessonFrame key={table.name} table={table} presenter={presenter} />;
}

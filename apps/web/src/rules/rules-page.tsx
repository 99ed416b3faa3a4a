import { use } from 'react';
import type { PageProps } from '../pages.js';
import { rulesetOf } from '../port/lobby.js';
import { hrefOf } from '../route.js';
import { useLanguage } from '../settings.js';
import { ChooseGame, GameSwitch } from '../site/games.js';
import { useSiteWords } from '../site/texts.js';
import { RulesBrowser } from './browser.js';
import { useRulesWords } from './texts.js';
import type { RuleLink } from './use-book.js';

/** The page `#/rules[/<ruleset>[/<rule>]]`. */
export function RulesPage({ route }: PageProps<'rules'>) {
  const site = useSiteWords();
  const { ruleset, rule } = route;
  if (ruleset === undefined)
    return (
      <ChooseGame
        title={site('whichRules')}
        text={site('whichRulesText')}
        name={site('rules')}
        to={(one) => ({ page: 'rules', ruleset: one })}
      />
    );
  return <RulesOf ruleset={ruleset} rule={rule ?? null} />;
}

function RulesOf({ ruleset, rule }: { readonly ruleset: string; readonly rule: string | null }) {
  const t = useRulesWords();
  const language = useLanguage();
  const found = use(rulesetOf(ruleset));
  if (!found)
    return (
      <main className="page">
        <h1>{t('title')}</h1>
        <p>{t('noBook')}</p>
      </main>
    );
  return (
    <main className="page rules-page">
      <header className="page-head">
        <h1>
          {found.title} <small>{t('title')}</small>
        </h1>
        <GameSwitch ruleset={ruleset} to={(one) => ({ page: 'rules', ruleset: one })} />
        {language !== 'en' && <p className="quiet">{t('english')}</p>}
      </header>
      <RulesBrowser key={found.id} ruleset={found.id} rule={rule} link={linksIn(found.id)} />
    </main>
  );
}

const links = new Map<string, RuleLink>();

/** Links to the rules of a ruleset: the same function every time, so that the book is not bound anew. */
function linksIn(ruleset: string): RuleLink {
  const known = links.get(ruleset);
  if (known) return known;
  const link: RuleLink = (rule, children) => <a href={hrefOf({ page: 'rules', ruleset, rule })}>{children}</a>;
  links.set(ruleset, link);
  return link;
}

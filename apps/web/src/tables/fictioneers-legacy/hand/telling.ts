import type { Decision } from '@sandtable/fictioneers-legacy';
import type { Telling } from '../../../frame/presenter.js';
import { percent } from '../../../text/percent.js';
import { nameOf } from '../ask.js';
import { called } from '../figures.js';
import type { Hand } from './use-hand.js';

/** What can be told of any answer to whoever gives advice about it. */
export function tellingOf({ view, kind, t, setAdvised, acting, sitting, battle }: Hand): Telling {
  return {
    name: (given) => nameOf(given as Decision, view, t, kind),
    show: (given) => setAdvised(given as Decision | null),
    odds: async (given) => {
      const decision = given as Decision;
      if (decision.type === 'Fire' && acting) {
        const found = await sitting.query<{ hit: number; models: readonly { model: string; chance: number }[] }>(
          'odds',
          { model: acting, fire: decision },
        );
        if (!found) return null;
        const target = 'model' in decision.target ? decision.target.model : null;
        if (target === null) return t('oddsPoint', { hit: percent(found.hit) });
        const kill = found.models.find(({ model }) => model === target)?.chance ?? 0;
        return t('oddsInWords', { hit: percent(found.hit), target: called(battle, target), kill: percent(kill) });
      }
      if (decision.type === 'ChooseMelee') {
        const { attacker, defender } = decision;
        const found = await sitting.query<{ win: number; tie: number; loss: number }>('melee', { attacker, defender });
        return found && t('oddsMelee', { win: percent(found.win), tie: percent(found.tie), loss: percent(found.loss) });
      }
      return null;
    },
  };
}

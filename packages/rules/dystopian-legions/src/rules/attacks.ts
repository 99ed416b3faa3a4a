import { livingOf, profileAt } from '../figures.js';
import { type Battle, type FireAction, homeOf, modelAt, nameOf, sectionAt, sectionName } from '../state.js';
import { batteryAnswers, blastAnswers, canBlast, canCall, refuseBattery, refuseBlast } from './indirect.js';
import { sightLine } from './line-of-sight.js';
import { no, type Ruling } from './movement.js';
import {
  type Arm,
  type AttackAnswer,
  aimAt,
  armsNamed,
  armsOf,
  firersOf,
  type IadAnswer,
  iadArms,
  isExtra,
  namesItsMan,
  type RadAnswer,
  radShots,
  radTargets,
  reachOf,
  refuseArm,
  refuseTogether,
  shotOf,
  targetsOf,
  together,
} from './shooting.js';

// Every attack that may be declared in a fire action (DL-SHT-02): what is offered, what is refused, and whether there is any.

/** Good attacks: with everything that bears at each section, with each weapon that fires alone, and on each ironclad. */
export function attackAnswers(b: Battle): AttackAnswer[] {
  const fire = b.fire!;
  const answers: AttackAnswer[] = [];
  for (const target of targetsOf(b, fire)) {
    const name = sectionName(b, target);
    const { pooled, alone } = radShots(b, fire, target);
    for (const part of parted(b, pooled, fire))
      answers.push({ type: 'Rad', target: name, shots: part.map((arm) => shotOf(b, arm)) });
    for (const arm of alone) {
      const shots = [shotOf(b, arm)];
      if (!namesItsMan(arm.weapon)) answers.push({ type: 'Rad', target: name, shots });
      else
        for (const j of radTargets(b, target))
          if (sightLine(b, arm.model, j) !== null)
            answers.push({ type: 'Rad', target: name, shots, named: nameOf(b, j) });
    }
    for (const j of livingOf(b, target))
      if (profileAt(b, j).ironclad && b.models[j]!.where === 'table')
        for (const arm of iadArms(b, fire, target, j))
          answers.push({ type: 'Iad', target: nameOf(b, j), shot: shotOf(b, arm) });
  }
  return [...answers, ...blastAnswers(b), ...batteryAnswers(b)];
}

/** Those who fire apart make attacks of their own; all others one together. */
function parted(b: Battle, pooled: readonly Arm[], fire: FireAction): Arm[][] {
  const apart = pooled.filter((arm) => isExtra(b, [arm], fire));
  const joint = pooled.filter((arm) => !apart.includes(arm));
  return [...(joint.length > 0 ? [joint] : []), ...apart.map((arm) => [arm])];
}

/** Whether there is anything at all to fire at (DL-OVW-80, DL-ORD-80, DL-RAD-13); of IAD attacks there is no limit (DL-SHT-04). */
export function canAttack(battle: Battle, fire: FireAction): boolean {
  const b = together(battle, fire.sections);
  if (canBlast(b, fire) || canCall(b, fire)) return true;
  for (const target of targetsOf(b, fire)) {
    const targets = radTargets(b, target);
    for (const s of fire.sections)
      for (const i of firersOf(b, s)) {
        const arms = armsOf(b, i, fire);
        if (arms.length === 0) continue;
        const aim = targets.length > 0 ? aimAt(b, i, targets, reachOf(arms)) : null;
        for (const arm of arms) {
          const spent = fire.rad.includes(s) && !isExtra(b, [arm], fire);
          if (aim !== null && !spent && refuseArm(b, arm, 'rad', target, aim, fire) === null) return true;
        }
      }
    for (const j of livingOf(b, target))
      if (profileAt(b, j).ironclad && b.models[j]!.where === 'table' && iadArms(b, fire, target, j).length > 0)
        return true;
  }
  return false;
}

export function refuseAttack(b: Battle, answer: AttackAnswer): Ruling {
  const fire = b.fire!;
  switch (answer.type) {
    case 'Pass':
      return null;
    case 'Rad':
      return refuseRad(b, fire, answer);
    case 'Iad':
      return refuseIad(b, fire, answer);
    case 'Blast':
      return refuseBlast(b, fire, answer);
    case 'Battery':
      return refuseBattery(b, fire, answer);
  }
}

function refuseRad(b: Battle, fire: FireAction, { target: name, shots, named }: RadAnswer): Ruling {
  const target = sectionAt(b, name);
  if (target < 0 || !targetsOf(b, fire).includes(target)) return no('DL-SHT-07', `${name} cannot be a target here.`);
  const arms = armsNamed(b, fire, shots);
  if ('rule' in arms) return arms;
  const targets = radTargets(b, target);
  const joint = together(b, [...new Set(arms.map(({ model }) => homeOf(b, model)))]);
  for (const arm of arms) {
    const refusal = refuseArm(b, arm, 'rad', target, aimAt(joint, arm.model, targets), fire);
    if (refusal) return refusal;
  }
  const pooled = refuseTogether(b, arms, fire, target);
  if (pooled) return pooled;
  if (!namesItsMan(arms[0]!.weapon))
    return named === undefined ? null : no('DL-MAR-37a', 'Only a Sniper names his man.');
  const man = named === undefined ? -1 : modelAt(b, named);
  if (!targets.includes(man)) return no('DL-MAR-37a', 'A Sniper names one model of the target section.');
  return sightLine(b, arms[0]!.model, man) === null ? no('DL-MAR-37a', `${named} is out of his sight.`) : null;
}

function refuseIad(b: Battle, fire: FireAction, { target: name, shot }: IadAnswer): Ruling {
  const j = modelAt(b, name);
  if (j < 0 || !profileAt(b, j).ironclad || b.models[j]!.where !== 'table')
    return no('DL-IAD-01', `${name} is no ironclad in this battle.`);
  const target = homeOf(b, j);
  if (!targetsOf(b, fire).includes(target)) return no('DL-SHT-07', `${name} cannot be a target here.`);
  const arms = armsNamed(b, fire, [shot]);
  if ('rule' in arms) return arms;
  const line = sightLine(b, arms[0]!.model, j);
  return refuseArm(b, arms[0]!, 'iad', target, line && { at: j, line }, fire);
}

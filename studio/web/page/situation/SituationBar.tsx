import { type ReactNode, useId } from 'react';
import { flowNames } from '../../../../app/journey/index.ts';
import type { StudioService } from '../../../exchange/StudioDocument.ts';
import { type Target, targetKey } from '../plan/Target.ts';
import type { Situation } from './Situation.ts';
import styles from './SituationBar.module.css';
import { states } from './states.ts';

interface SituationBarProps {
  readonly targets: readonly Target[];
  readonly target: Target;
  readonly onTarget: (target: Target) => void;
  readonly situation: Situation;
  readonly onSituation: (situation: Situation) => void;
  readonly services: readonly StudioService[];
}

const kindNames: Readonly<Record<Target['kind'], string>> = {
  flow: 'Flows',
  prescreen: 'Prescreens',
  form: 'Forms alone',
  questions: 'Questions alone',
};

/** Chooses what the live page shows, and for whom. */
export function SituationBar({ targets, target, onTarget, situation, onSituation, services }: SituationBarProps) {
  const id = useId();
  const change = (part: Partial<Situation>) => onSituation({ ...situation, ...part });
  const kinds = [...new Set(targets.map(({ kind }) => kind))];
  return (
    <div className={styles.bar}>
      <Choice id={`${id}-show`} label="Show" wide>
        <select
          id={`${id}-show`}
          value={targetKey(target)}
          onChange={({ currentTarget }) => {
            const chosen = targets.find((each) => targetKey(each) === currentTarget.value);
            if (chosen) onTarget(chosen);
          }}
        >
          {kinds.map((kind) => (
            <optgroup key={kind} label={kindNames[kind]}>
              {targets
                .filter((each) => each.kind === kind)
                .map((each) => (
                  <option key={targetKey(each)} value={targetKey(each)}>
                    {each.id}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </Choice>
      <details className={styles.more}>
        <summary>
          {situation.flow}, {services.find(({ id: each }) => each === situation.service)?.name ?? 'no service'},{' '}
          {situation.state}
        </summary>
        <div className={styles.choices}>
          <Choice id={`${id}-flow`} label="Flow">
            <select
              id={`${id}-flow`}
              value={situation.flow}
              onChange={({ currentTarget }) => {
                const flow = flowNames.find((name) => name === currentTarget.value);
                if (flow) change({ flow });
              }}
            >
              {flowNames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </Choice>
          <Choice id={`${id}-service`} label="Service">
            <select
              id={`${id}-service`}
              value={situation.service ?? ''}
              onChange={({ currentTarget: { value } }) => change({ service: value === '' ? undefined : Number(value) })}
            >
              <option value="">None</option>
              {services.map(({ id: service, name, category }) => (
                <option key={service} value={service}>
                  {name} ({category})
                </option>
              ))}
            </select>
          </Choice>
          <Choice id={`${id}-state`} label="State">
            <select
              id={`${id}-state`}
              value={situation.state}
              onChange={({ currentTarget }) => change({ state: currentTarget.value })}
            >
              {states.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </Choice>
          <Choice id={`${id}-today`} label="Today">
            <input
              id={`${id}-today`}
              type="date"
              value={situation.today}
              onChange={({ currentTarget: { value } }) => {
                if (value !== '') change({ today: value });
              }}
            />
          </Choice>
          <Choice id={`${id}-age`} label="Age">
            <input
              id={`${id}-age`}
              type="number"
              min={0}
              max={120}
              value={situation.age ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change({ age: value === '' ? undefined : Math.min(120, Math.max(0, Math.round(Number(value)))) })
              }
            />
          </Choice>
          <Choice id={`${id}-network`} label="Network">
            <select
              id={`${id}-network`}
              value={situation.network}
              onChange={({ currentTarget: { value } }) => change({ network: value === 'fails' ? 'fails' : 'works' })}
            >
              <option value="works">Works</option>
              <option value="fails">Fails</option>
            </select>
          </Choice>
        </div>
      </details>
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Choice({ id, label, wide = false, children }: ChoiceProps) {
  return (
    <div className={wide ? styles.wide : styles.choice}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

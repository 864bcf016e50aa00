import { Fragment } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { namedParams } from '#shop/conversions/rules/requests.ts';
import { useLanguage } from '#views/language/language.tsx';

type Listed = ValueOf<'conversions.list'>['rows'][number];

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A list has a line per entry. */
const linesOf = (name: string, value: unknown): [string, string][] =>
  Array.isArray(value) ? value.map((one, at) => [`${name}[${at}]`, written(one)]) : [[name, written(value)]];

/** The fields of an event, with the service's names. */
export function Fields({ service, params }: Pick<Listed, 'service' | 'params'>) {
  const { t } = useLanguage();
  const rows = Object.entries(namedParams(service, params))
    .flatMap(([name, value]) => linesOf(name, value))
    .filter(([, value]) => value !== '');
  return (
    <details>
      <summary>{t('adminConversions:fields')}</summary>
      <dl dir="ltr" className="admin-fields">
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

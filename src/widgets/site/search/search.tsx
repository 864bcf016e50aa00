import { useId } from 'react';
import { SearchForm } from '#views/search/search-form.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields, SearchData } from './fields.ts';

type SearchProps = ResolvedOf<typeof fields> & SearchData;

/** A product search with suggestions; without script, Enter opens the results. */
export function Search({ heading, parameter }: SearchProps) {
  return (
    <div className="j-stack">
      {heading === '' ? null : <h2>{heading}</h2>}
      <SearchForm id={useId()} parameter={parameter} />
    </div>
  );
}

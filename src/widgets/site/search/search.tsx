import { useId } from 'react';
import { SearchForm } from '#views/search/search-form.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { HeadingProps } from '../../outline/outline.ts';
import type { fields, SearchData } from './fields.ts';

type SearchProps = ResolvedOf<typeof fields> & SearchData & HeadingProps;

/** A product search with suggestions; without script, Enter opens the results. */
export function Search({ heading, parameter, headingId }: SearchProps) {
  return (
    <div className="j-stack">
      {heading === '' ? null : <h2 id={headingId}>{heading}</h2>}
      <SearchForm id={useId()} parameter={parameter} />
    </div>
  );
}

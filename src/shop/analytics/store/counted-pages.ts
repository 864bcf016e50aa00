import { type RawBuilder, sql } from 'kysely';

/** Pairs of a value and a page that are stored per day, dimension and event, besides the first page of each value. */
const MOST_PAGES = 500;

/**
 * Counts the events of a day by two things: by what a report counts them, and by page. Sources and campaigns have the
 * page that their visits began on; all others the page where it happened.
 *
 * Reads `event` and `visit` of the statement that counts the day, and gives values the places that they have there.
 *
 * @param most values are counted by name up to this place, the others as `others`; so are their pages
 */
export function countedPages({
  most,
  others,
}: Readonly<{ most: number; others: string }>): RawBuilder<unknown> {
  return sql`
    paged as (
      select 'source' as dimension, coalesce(source, '') as value, name, coalesce(landing, '') as path,
        sum(events) as events, count(*) as sessions
      from visit where name <> 'begin_checkout' group by 2, 3, 4
      union all
      select 'campaign', campaign, name, landing, sum(events), count(*)
      from visit where campaign <> '' and name <> 'begin_checkout' group by 2, 3, 4
      union all
      select 'device', device, name, path, sum(events), count(*) from (
        select device, name, path, count(*) as events from event where name = 'page_view' group by session, 1, 2, 3
      ) as seen group by 2, 3, 4
      union all
      select 'label', label, name, path, sum(events), count(*) from (
        select label, name, path, count(*) as events from event where label <> '' and name in (
          'click', 'file_download', 'form_start', 'form_submit', 'video_start', 'video_complete'
        ) group by session, 1, 2, 3
      ) as used group by 2, 3, 4
    ), summed as (
      select *, sum(events) over (partition by dimension, name, value) as total from paged
    ), ranked_pages as (
      select *, dense_rank() over (partition by dimension, name order by total desc, value) as line from summed
    ), folded as (
      select dimension, case when line > ${most}::int then ${others} else value end as value, name, path,
        sum(events) as events, sum(sessions) as sessions
      from ranked_pages group by 1, 2, 3, 4
    ), placed as (
      select *, row_number() over (partition by dimension, name, value order by events desc, path) as place from folded
    ), stored as (
      select *, place = 1 or row_number() over (
        partition by dimension, name, place = 1 order by events desc, value, path
      ) <= ${MOST_PAGES}::int as has_name from placed
    )
  `;
}

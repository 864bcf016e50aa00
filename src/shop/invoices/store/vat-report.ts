import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';

/** The VAT totals of a month in fils: invoices less credit notes. */
export type VatRow = Readonly<{
  /** `2026-11`, in the shop's time zone. */
  month: string;
  invoices: number;
  creditNotes: number;
  net: number;
  vat: number;
  gross: number;
}>;

/** VAT by month, as on the documents. Source: BO-06 */
export async function vatBetween(
  db: DbOrTx,
  { from, to }: { from: Date; to: Date },
  zone: string,
): Promise<VatRow[]> {
  const { rows } = await sql<VatRow>`
    with paper as (
      select to_char(issued_at at time zone ${zone}, 'YYYY-MM') as month, kind,
        case kind when 'credit-note' then -1 else 1 end as sign, document -> 'sums' as sums
      from tax_document where issued_at >= ${from} and issued_at < ${to}
    )
    select month, count(*) filter (where kind = 'invoice')::integer as invoices,
      count(*) filter (where kind = 'credit-note')::integer as "creditNotes",
      sum(sign * (sums ->> 'net')::bigint)::bigint as net,
      sum(sign * (sums ->> 'vat')::bigint)::bigint as vat,
      sum(sign * (sums ->> 'gross')::bigint)::bigint as gross
    from paper group by month order by month
  `.execute(db);
  return rows;
}

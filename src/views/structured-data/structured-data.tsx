import type { Graph, Thing } from 'schema-dts';

/** JSON-LD in a script element, with every < escaped. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  );
}

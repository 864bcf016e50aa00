import { Paper, SimpleGrid, Text } from '@mantine/core';
import { cutText } from '#kernel/text/cut-text.ts';

const SIDES = [
  { language: 'en', dir: 'ltr', prefix: '' },
  { language: 'ar', dir: 'rtl', prefix: '/ar' },
] as const;
const MOST_TITLE = 60;
const MOST_DESCRIPTION = 155;

type Both = Readonly<{ en: string; ar: string }>;

function shortened(text: string, most: number): string {
  return text.length > most ? `${cutText(text, most - 1).trimEnd()}…` : text;
}

function withoutTags(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A preview of a page in search results, in both languages. */
export function SearchPreview({
  path,
  seo,
  name,
  text,
}: {
  /** The path without language. */
  path: string;
  seo: Readonly<{ title: Both; description: Both }>;
  /** The defaults of meta title and description. */
  name: Both;
  text: Both;
}) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      {SIDES.map(({ language, dir, prefix }) => {
        const title = seo.title[language] || name[language] || name.en;
        const description = seo.description[language] || withoutTags(text[language]);
        return (
          <Paper key={language} withBorder p="sm" dir={dir} lang={language} className="admin-result">
            <Text size="xs" c="dimmed" dir="ltr">
              …{prefix}
              {path}
            </Text>
            <Text fw={600}>{shortened(title, MOST_TITLE) || '–'}</Text>
            <Text size="sm">{shortened(description, MOST_DESCRIPTION)}</Text>
          </Paper>
        );
      })}
    </SimpleGrid>
  );
}

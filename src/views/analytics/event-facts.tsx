import type { EventParams } from '#shop/analytics/rules/event.ts';

type EventFactsProps<N extends keyof EventParams> = Readonly<{ name: N; params: EventParams[N] }>;

/** What an event of the page is about, for the script that detects it. Read as text, never run. */
export function EventFacts<N extends keyof EventParams>({ name, params }: EventFactsProps<N>) {
  return (
    <script
      type="application/json"
      data-event-facts={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(params).replaceAll('<', '\\u003c') }}
    />
  );
}

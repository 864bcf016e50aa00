import { z } from 'zod';
import { Icon } from '#views/icon/icon.tsx';
import { localized, type Widget } from '../widget.ts';

const ICONS = ['truck', 'clock', 'shield-check', 'identification-card', 'package'] as const;
const fields = z.object({
  items: z.array(z.object({ icon: z.enum(ICONS), title: localized, text: localized })),
});

type FactsProps = { items: readonly { icon: (typeof ICONS)[number]; title: string; text: string }[] };

/** What a shopper may count on, in a row. */
function Facts({ items }: FactsProps) {
  return (
    <div className="j-wrap">
      <ul className="j-facts">
        {items.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              {title}
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const facts: Widget<z.infer<typeof fields>, FactsProps> = {
  name: 'facts',
  fields,
  View: Facts,
  resolve: async ({ items }, { text }) => ({
    items: items.map((item) => ({ icon: item.icon, title: text(item.title), text: text(item.text) })),
  }),
};

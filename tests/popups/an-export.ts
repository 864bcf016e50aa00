import { importPopup, readExport } from '#widgets/popup/import/import-popup.ts';

export type MadePopup = ReturnType<typeof importPopup>;
export type Own = Readonly<Record<string, unknown>>;

export const widget = (widgetType: string, settings: Own) => ({
  id: 'a1',
  elType: 'widget',
  widgetType,
  settings,
});
export const wrapped = (...elements: object[]) => [
  { id: 's1', elType: 'section', settings: [], elements: [{ id: 'c1', elType: 'column', elements }] },
];

export function imported(file: Own, more: Partial<Parameters<typeof importPopup>[1]> = {}): MadePopup {
  const read = readExport(
    JSON.stringify({
      version: '0.4',
      type: 'popup',
      title: 'Offer',
      content: [],
      page_settings: [],
      ...file,
    }),
  );
  if (!read.ok) throw new Error(read.refusal.code);
  let count = 0;
  const newId = () => {
    count += 1;
    return `n${count}`;
  };
  return importPopup(read.value, { language: 'en', newId, pictures: {}, mayWriteHtml: true, ...more });
}

export const settingsOf = (page_settings: Own) => imported({ page_settings });
export const nodesOf = (...elements: object[]) => imported({ content: wrapped(...elements) });
export const leftOutOf = ({ leftOut }: MadePopup) => leftOut.map(({ kind, name }) => `${kind}: ${name}`);

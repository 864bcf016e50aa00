import { Tabs } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import type { SavedSection } from '../../templates/content/node-words.ts';
import type { EditedTree } from '../../templates/content/outline/use-outline.tsx';
import type { EditorSelection } from '../selection/use-selection.ts';
import type { NodeGroupActions } from '../state/use-node-actions.ts';
import { Checks } from './checks.tsx';
import { Insert } from './insert.tsx';
import { Layers } from './layers.tsx';

type SideProps = {
  edited: EditedTree;
  acts: NodeGroupActions;
  sections: readonly SavedSection[];
  selection: EditorSelection;
  canvasWindow: Window | null;
  mayChange: boolean;
};

/** The side panel: widgets to add, layers, and checks. */
export function Side({ edited, acts, sections, selection, canvasWindow, mayChange }: SideProps) {
  const { t } = useLanguage();
  const { tree, place } = edited;
  return (
    <aside className="editor-side" aria-label={t('adminEditor:side')}>
      <Tabs defaultValue={mayChange ? 'insert' : 'layers'} keepMounted={false}>
        <Tabs.List grow>
          {mayChange ? <Tabs.Tab value="insert">{t('adminEditor:insert.title')}</Tabs.Tab> : null}
          <Tabs.Tab value="layers">{t('adminEditor:layers.title')}</Tabs.Tab>
          <Tabs.Tab value="checks">{t('adminEditor:checks.title')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="insert" pt="sm">
          <Insert tree={tree} place={place} onAdd={acts.add} onInsert={acts.insert} />
        </Tabs.Panel>
        <Tabs.Panel value="layers" pt="sm">
          <Layers {...edited} selection={selection} />
        </Tabs.Panel>
        <Tabs.Panel value="checks" pt="sm">
          <Checks tree={tree} sections={sections} canvasWindow={canvasWindow} onSelect={selection.pick} />
        </Tabs.Panel>
      </Tabs>
    </aside>
  );
}

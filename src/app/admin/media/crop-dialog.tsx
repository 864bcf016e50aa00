import {
  Button,
  Group,
  Loader,
  Modal,
  NumberInput,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ErrorAlert } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import { ASPECTS, type Aspect, type Part, partWithin, ratioOf, WHOLE } from './crop-part.ts';
import 'react-image-crop/dist/ReactCrop.css';

type Whole = ValueOf<'media.whole'>;
export type CroppedPicture = ValueOf<'media.crop'>;

/** The original of a picture, loaded when the dialog opens. */
function useWhole(id: number) {
  const { queryAction, words } = useAction();
  const [whole, setWhole] = useState<Whole | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each picture that is opened
  useEffect(() => {
    void queryAction('media.whole', { id }).then((answer) => {
      if (answer.ok) setWhole(answer.value);
    });
  }, [id]);
  return { whole, words };
}

const HANDLES = {
  ...{ nwDragHandle: 'corner', nDragHandle: 'edge', neDragHandle: 'corner', eDragHandle: 'edge' },
  ...{ seDragHandle: 'corner', sDragHandle: 'edge', swDragHandle: 'corner', wDragHandle: 'edge' },
} as const;

/** Accessible names of the frame and its handles. */
function useFrameWords() {
  const { t } = useLanguage();
  const handle = (name: keyof typeof HANDLES) => t(`adminMedia:crop.${HANDLES[name]}`);
  return {
    cropArea: t('adminMedia:crop.frame'),
    nwDragHandle: handle('nwDragHandle'),
    nDragHandle: handle('nDragHandle'),
    neDragHandle: handle('neDragHandle'),
    eDragHandle: handle('eDragHandle'),
    seDragHandle: handle('seDragHandle'),
    sDragHandle: handle('sDragHandle'),
    swDragHandle: handle('swDragHandle'),
    wDragHandle: handle('wDragHandle'),
  };
}

const NUMBERS = ['x', 'y', 'width', 'height'] as const;
const DECIMALS = 1;

/** Number inputs for the crop, as an alternative to dragging and arrow keys. */
function PartNumbers({
  part,
  onChange,
}: {
  part: Part;
  onChange: (part: Part, changed: keyof Part) => void;
}) {
  const { t } = useLanguage();
  return (
    <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="xs">
      {NUMBERS.map((name) => (
        <NumberInput
          key={name}
          size="xs"
          label={t(`adminMedia:crop.${name}`)}
          suffix=" %"
          min={0}
          max={100}
          step={1}
          decimalScale={DECIMALS}
          value={Number(part[name].toFixed(DECIMALS))}
          onChange={(typed) => {
            if (typeof typed === 'number') onChange({ ...part, [name]: typed }, name);
          }}
        />
      ))}
    </SimpleGrid>
  );
}

type FrameProps = Readonly<{
  whole: Whole['whole'];
  first: Part;
  isBusy: boolean;
  onCut: (part: Part) => void;
}>;

/** The original with a crop frame; nothing is sent until the button is pressed. */
function Frame({ whole, first, isBusy, onCut }: FrameProps) {
  const { t } = useLanguage();
  const words = useFrameWords();
  const [part, setPart] = useState(first);
  const [aspect, setAspect] = useState<Aspect>('free');
  const [seen, setSeen] = useState({ width: whole.widthPx, height: whole.heightPx });
  const ratio = ratioOf(aspect);
  const take = (next: Part, changed?: keyof Part) => setPart(partWithin(next, { ratio, seen, changed }));
  const loaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    setSeen({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
  return (
    <Stack>
      <SegmentedControl
        aria-label={t('adminMedia:crop.shape')}
        data={ASPECTS.map((value) => ({ value, label: t(`adminMedia:crop.shapes.${value}`) }))}
        value={aspect}
        onChange={(chosen) => {
          const next = ASPECTS.find((one) => one === chosen) ?? 'free';
          setAspect(next);
          setPart((before) => partWithin(before, { ratio: ratioOf(next), seen }));
        }}
      />
      <div dir="ltr" className="admin-crop">
        <ReactCrop
          crop={{ unit: '%', ...part }}
          onChange={(_pixels, { x, y, width, height }) => setPart({ x, y, width, height })}
          {...(ratio === null ? {} : { aspect: ratio })}
          keepSelection
          ruleOfThirds
          ariaLabels={words}
        >
          <img src={`/media/${whole.file}`} alt={whole.alt.en} onLoad={loaded} />
        </ReactCrop>
      </div>
      <PartNumbers part={part} onChange={take} />
      <Text size="xs" c="dimmed">
        {t('adminMedia:crop.result', {
          width: Math.round((part.width / 100) * seen.width),
          height: Math.round((part.height / 100) * seen.height),
        })}{' '}
        {t('adminMedia:crop.keys')}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={isBusy} onClick={() => onCut(WHOLE)}>
          {t('adminMedia:crop.whole')}
        </Button>
        <Button loading={isBusy} onClick={() => onCut(part)}>
          {t('adminMedia:crop.cut')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Crops a picture. The original is unchanged; the result is a new picture that refers to it. */
export function CropDialog({
  id,
  onMade,
  onClose,
}: {
  id: number;
  onMade: (picture: CroppedPicture) => void;
  onClose: () => void;
}) {
  const { t } = useLanguage();
  const { runAction, isBusy, words: refused } = useAction();
  const { whole, words } = useWhole(id);
  const cut = async (crop: Part) => {
    const answer = await runAction('media.crop', { id, crop });
    if (answer.ok) onMade(answer.value);
  };
  const message = words ?? refused;
  return (
    <Modal opened onClose={onClose} size="lg" title={t('adminMedia:crop.title')}>
      <ErrorAlert words={message} mb="sm" />
      {whole === null ? (
        words === null && <Loader size="sm" />
      ) : (
        <Frame
          whole={whole.whole}
          first={whole.crop ?? WHOLE}
          isBusy={isBusy}
          onCut={(part) => void cut(part)}
        />
      )}
    </Modal>
  );
}

import type { Field } from '../../fields/field.ts';
import { localized, record } from '../../fields/nested.ts';
import { picture } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';
import { choice } from '../../fields/values.ts';
import { findVideo } from './find-video.ts';

const ADDRESS_MAX = 2000;
/** Subtitles of another host would be a request without consent. */
const OWN_SUBTITLES = /^(?:|\/(?!\/)[^\s?#]+\.vtt)$/;

/** Address of a video; '' for none. */
function videoAddress(): Field<string> {
  const plain = text({ maxLength: ADDRESS_MAX });
  const schema = plain.schema.refine((address) => address === '' || findVideo(address) !== null);
  return { ...plain, schema };
}

const subtitles = () => text({ maxLength: ADDRESS_MAX, pattern: OWN_SUBTITLES });

export const fields = {
  address: videoAddress(),
  title: localized(text()),
  poster: picture(),
  /** Of files; a provider's player has its own. */
  subtitles: record({ en: subtitles(), ar: subtitles() }),
  ratio: choice(['16-9', '4-3', '1-1', '9-16']),
};

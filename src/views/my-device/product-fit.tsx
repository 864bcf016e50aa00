import type { ProductId } from '#kernel/ids.ts';
import { inLanguage, type Localized } from '#kernel/language.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { FitMark } from './fit-mark.tsx';
import { MyDeviceControl } from './my-device-control.tsx';

export type FitFacts =
  | {
      kind: 'stick';
      ids: readonly ProductId[];
      devices: readonly { href: string; name: string }[];
    }
  /** `isOwnable`: on sale already. */
  | { kind: 'device'; id: ProductId; name: Localized; sticksPath: string; isOwnable: boolean };

function StickFit({ ids, devices }: Extract<FitFacts, { kind: 'stick' }>) {
  const { t, to } = useLanguage();
  return (
    <section className="j-fitline" aria-label={t('fit:devicesOf')} data-fits={ids.join(' ')}>
      <p>
        <b>{t('fit:devicesOf')}</b>
      </p>
      <ul className="j-fitline__devices">
        {devices.map(({ href, name }) => (
          <li key={href}>
            <a className="j-link" href={to(href)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <FitMark />
      <MyDeviceControl />
    </section>
  );
}

function DeviceFit({ id, name, sticksPath, isOwnable }: Extract<FitFacts, { kind: 'device' }>) {
  const { t, to, language } = useLanguage();
  return (
    <section
      className="j-fitline"
      aria-label={t('fit:sticksOf', { name: inLanguage(name, language) })}
      data-device={isOwnable ? id : undefined}
    >
      {isOwnable ? (
        <>
          <FitMark />
          <button
            type="button"
            className="j-btn j-btn--secondary j-btn--s"
            data-choose-device={id}
            data-name-en={name.en}
            data-name-ar={name.ar || name.en}
          >
            {t('fit:isMine')}
          </button>
        </>
      ) : null}
      <a className="j-more" href={to(sticksPath)} rel="nofollow">
        {t('fit:allSticks')} <Icon name="arrow-right" isSmall flips />
      </a>
    </section>
  );
}

/** The devices a stick fits, or a link to a device's sticks; and whether it fits the shopper's device. */
export function ProductFit({ fit }: { fit: FitFacts | null }) {
  if (fit === null) return null;
  return fit.kind === 'stick' ? <StickFit {...fit} /> : <DeviceFit {...fit} />;
}

import { inLanguage, type Language } from '#kernel/language.ts';
import type { OwnableDevice } from '#shop/catalogue';
import type { ProductCard } from '#shop/listing';
import type { Picture } from '#shop/media';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';
import { columnStyle, evenColumns } from '../product-card/balanced-columns.ts';

type Device = Pick<OwnableDevice, 'id' | 'slug' | 'name'> & { picture: Picture | null };
export type Maker = { name: string; devices: readonly Device[] };

/** Groups devices by brand, keeping their order. */
export function toMakers(
  devices: readonly OwnableDevice[],
  cards: readonly ProductCard[],
  language: Language,
): Maker[] {
  const pictures = new Map(cards.map(({ id, picture }) => [id, picture]));
  const makers = new Map<string, Device[]>();
  for (const { maker, ...device } of devices) {
    const name = inLanguage(maker, language);
    const shown = { ...device, picture: pictures.get(device.id) ?? null };
    makers.set(name, [...(makers.get(name) ?? []), shown]);
  }
  return [...makers].map(([name, list]) => ({ name, devices: list }));
}

function DeviceLink({ device, sticksPath }: { device: Device; sticksPath: string }) {
  const { language, t, to } = useLanguage();
  const { id, slug, name, picture } = device;
  return (
    <a
      className="j-device"
      href={to(`${sticksPath}?fits=${slug}`)}
      rel="nofollow"
      data-choose-device={id}
      data-name-en={name.en}
      data-name-ar={name.ar || name.en}
    >
      <Tile picture={picture} melts sizes="96px" alt="" />
      <span>
        {inLanguage(name, language)}
        <small>{t('fit:own')}</small>
      </span>
    </a>
  );
}

/** Rows of a brand's devices have no single one beside empty columns. */
const columnsOf = (count: number) =>
  columnStyle({ desktop: evenColumns(count, [4, 3, 5]), tablet: evenColumns(count, [3, 2, 4]) });

/** All devices by brand; each links to its sticks, and the script turns the links into a choice. */
export function DeviceChoice({ makers, sticksPath }: { makers: readonly Maker[]; sticksPath: string }) {
  const { t } = useLanguage();
  return (
    <div className="j-devices" data-devices="">
      {makers.map(({ name, devices }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul style={columnsOf(devices.length)}>
            {devices.map((device) => (
              <li key={device.id}>
                <DeviceLink device={device} sticksPath={sticksPath} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <button type="button" className="j-btn j-btn--ghost j-btn--s" data-forget-device="" hidden>
          {t('fit:forget')}
        </button>
      </p>
    </div>
  );
}

type MyDeviceProps = { makers: readonly Maker[]; sticksPath: string };

/** Title and lead; scripts insert the chosen device into the lead. */
export function MyDeviceTitle() {
  const { t } = useLanguage();
  return (
    <header className="j-listing__head">
      <h1>{t('fit:choose')}</h1>
      <p className="j-lead" data-device-lead="">
        {t('fit:chooseText')}
      </p>
    </header>
  );
}

/** The devices to choose from, or where to go without any. */
export function MyDeviceBody(props: MyDeviceProps) {
  const { t, to } = useLanguage();
  if (props.makers.length > 0) return <DeviceChoice {...props} />;
  return (
    <EmptyState
      icon="package"
      title={t('fit:choose')}
      text={t('fit:noDevices')}
      action={{ label: t('shop:toShop'), href: to('/shop/') }}
    />
  );
}

/** The page for choosing a device. */
export function MyDevicePage(props: MyDeviceProps) {
  const { t } = useLanguage();
  return (
    <div className="j-wrap j-page">
      <Breadcrumb crumbs={[{ label: t('fit:choose'), href: '/my-device/' }]} />
      <MyDeviceTitle />
      <MyDeviceBody {...props} />
    </div>
  );
}

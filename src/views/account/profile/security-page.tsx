import type { Device, Session } from '#shop/customers';
import { formatMoment } from '../../date/date.ts';
import { TextField } from '../../field/field.tsx';
import { Icon } from '../../icon/icon.tsx';
import { useLanguage } from '../../language/language.tsx';
import { AccountHead } from '../account-frame.tsx';
import { AccountForm, FormEnd, type FormErrors, NO_ERRORS, PasswordField } from '../form-parts.tsx';

export type ShownSession = Session & { device: Device; isThis: boolean };
type Setup = Readonly<{ secret: string; picture: string }>;

export type SecurityPageProps = {
  nonce: string;
  isOn: boolean;
  codesLeft: number;
  /** Set while two-factor authentication is being set up. */
  setup: Setup | null;
  /** The recovery codes, shown once after activation. */
  recovery: readonly string[] | null;
  sessions: readonly ShownSession[];
  errors: FormErrors;
};

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t, to } = useLanguage();
  return (
    <section className="j-account__panel j-account__card" aria-labelledby="recovery">
      <h2 id="recovery">{t('account:security.recovery')}</h2>
      <p>{t('account:security.recoveryText')}</p>
      <ul className="j-account__codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <a className="j-btn j-btn--primary" href={to('/my-account/security/')}>
          {t('account:security.recoveryKept')}
        </a>
      </p>
    </section>
  );
}

function Scan({ setup, nonce, errors }: { setup: Setup; nonce: string; errors: FormErrors }) {
  const { t } = useLanguage();
  const inFours = setup.secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <>
      <p>{t('account:security.scan')}</p>
      <div
        className="j-account__qr"
        role="img"
        aria-label={t('account:security.picture', { secret: inFours })}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the shop of its own secret
        dangerouslySetInnerHTML={{ __html: setup.picture }}
      />
      <p>
        {t('account:security.secret')}
        <br />
        <code dir="ltr" className="j-account__secret">
          {inFours}
        </code>
      </p>
      <AccountForm nonce={['jamra-security-nonce', nonce]} errors={errors}>
        <TextField
          name="code"
          label={t('account:security.code')}
          value=""
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          isLtr
        />
        <FormEnd name="turn_on" label={t('account:security.finish')} />
      </AccountForm>
    </>
  );
}

function IsOn({ codesLeft, nonce, errors }: Pick<SecurityPageProps, 'codesLeft' | 'nonce' | 'errors'>) {
  const { t } = useLanguage();
  return (
    <>
      <p className="j-account__row">
        <span className="j-mark j-mark--ok">{t('account:security.on')}</span>
      </p>
      <p className="j-quiet">{t('account:security.codesLeft', { count: codesLeft })}</p>
      <AccountForm nonce={['jamra-security-nonce', nonce]} errors={errors}>
        <PasswordField
          name="password"
          label={t('account:security.turnOffText')}
          autoComplete="current-password"
        />
        <FormEnd name="turn_off" label={t('account:security.turnOff')} kind="danger" />
      </AccountForm>
    </>
  );
}

function TwoFactor({ nonce, isOn, codesLeft, setup, errors }: SecurityPageProps) {
  const { t } = useLanguage();
  return (
    <section className="j-account__panel j-account__card" aria-labelledby="two-factor">
      <h2 id="two-factor">{t('account:security.twoFactor')}</h2>
      <p className="j-quiet">{t('account:security.twoFactorText')}</p>
      {isOn ? <IsOn codesLeft={codesLeft} nonce={nonce} errors={errors} /> : null}
      {!isOn && setup !== null ? <Scan setup={setup} nonce={nonce} errors={errors} /> : null}
      {isOn || setup !== null ? null : (
        <AccountForm nonce={['jamra-security-nonce', nonce]} errors={NO_ERRORS}>
          <FormEnd name="prepare" label={t('account:security.turnOn')} />
        </AccountForm>
      )}
    </section>
  );
}

function useDeviceName(): (device: Device) => string {
  const { t } = useLanguage();
  return ({ browser, system }) =>
    t('account:security.device', {
      browser: browser ?? t('account:security.unknownBrowser'),
      system: system ?? t('account:security.unknownSystem'),
    });
}

function SignedIn({ session, nonce }: { session: ShownSession; nonce: string }) {
  const { t, language } = useLanguage();
  const name = useDeviceName()(session.device);
  return (
    <li className="j-account__session">
      <span>
        <bdi>
          <b>{name}</b>
        </bdi>{' '}
        {session.isThis ? <span className="j-mark j-mark--ok">{t('account:security.this')}</span> : null}
        <br />
        <span className="j-small j-quiet">
          {t('account:security.seen', { when: formatMoment(session.seenAt, language) })}
        </span>
      </span>
      {session.isThis ? null : (
        <form method="post">
          <input type="hidden" name="jamra-security-nonce" value={nonce} />
          <button
            className="j-btn j-btn--secondary j-btn--s"
            type="submit"
            name="end"
            value={session.id}
            aria-label={t('account:security.endOf', { device: name })}
          >
            {t('account:security.end')}
          </button>
        </form>
      )}
    </li>
  );
}

function Sessions({ sessions, nonce }: Pick<SecurityPageProps, 'sessions' | 'nonce'>) {
  const { t } = useLanguage();
  return (
    <section className="j-account__panel j-account__card" aria-labelledby="sessions">
      <h2 id="sessions">{t('account:security.sessions')}</h2>
      <p className="j-quiet">{t('account:security.sessionsText')}</p>
      <ul className="j-account__sessions">
        {sessions.map((session) => (
          <SignedIn key={session.id} session={session} nonce={nonce} />
        ))}
      </ul>
      {sessions.length < 2 ? null : (
        <form method="post">
          <input type="hidden" name="jamra-security-nonce" value={nonce} />
          <button className="j-btn j-btn--secondary" type="submit" name="end_all" value="1">
            <Icon name="shield-check" isSmall />
            {t('account:security.endAll')}
          </button>
        </form>
      )}
    </section>
  );
}

/** Two-factor authentication and signed-in devices. */
export function SecurityPage(props: SecurityPageProps) {
  const { t } = useLanguage();
  return (
    <>
      <AccountHead title={t('account:security.title')} />
      {props.recovery === null ? <TwoFactor {...props} /> : <RecoveryCodes codes={props.recovery} />}
      <Sessions sessions={props.sessions} nonce={props.nonce} />
    </>
  );
}

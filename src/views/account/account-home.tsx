import type { RegisterDraft } from '#shop/customers';
import { Dashboard, type DashboardProps } from './dashboard.tsx';
import { type FormErrors, NO_ERRORS } from './form-parts.tsx';
import { CodePage, type SignInDraft, SignInPage } from './sign-in/sign-in-page.tsx';

const NO_NAMES: RegisterDraft = { first_name: '', last_name: '', marketing: '', email: '' };
const NO_LOGIN: SignInDraft = { username: '', rememberme: '' };

/** A form that was just refused, with what was typed. */
type Refused<Draft> = { draft: Draft | null } & FormErrors;

export type AccountHomeProps = {
  /** Null for a guest. */
  overview: DashboardProps | null;
  /** The second factor of a sign-in is awaited. */
  awaitsCode: boolean;
  asksPassword: boolean;
  nonces: Readonly<{ login: string; register: string; code: string }>;
  /** Where signing in leads back to; '' for the account. */
  redirect: string;
  login?: Refused<SignInDraft> | null;
  register?: Refused<RegisterDraft> | null;
  code?: FormErrors | null;
};

/** The account's overview; for a guest signing in and registering. */
export function AccountHome(props: AccountHomeProps) {
  const { overview, awaitsCode, asksPassword, nonces, redirect, login, register, code } = props;
  if (overview !== null) return <Dashboard {...overview} />;
  if (awaitsCode) return <CodePage nonce={nonces.code} errors={code ?? NO_ERRORS} />;
  return (
    <SignInPage
      signIn={{
        nonce: nonces.login,
        draft: login?.draft ?? NO_LOGIN,
        errors: login ?? NO_ERRORS,
        redirect,
      }}
      register={{
        nonce: nonces.register,
        draft: register?.draft ?? NO_NAMES,
        errors: register ?? NO_ERRORS,
        asksPassword,
      }}
    />
  );
}

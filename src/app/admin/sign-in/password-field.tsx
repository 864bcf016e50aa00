import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';

/** A password, with a toggle that says what it does next. Source: spec §2 Forms */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useLanguage();
  const [isShown, setShown] = useState(false);
  const label = t(isShown ? 'adminSignIn:hidePassword' : 'adminSignIn:showPassword');
  return (
    <PasswordInput
      required
      dir="ltr"
      {...props}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleFocusable
      // A toggle whose name says what it does is not pressed as well.
      visibilityToggleButtonProps={{ 'aria-label': label, 'aria-pressed': undefined }}
    />
  );
}

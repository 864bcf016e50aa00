import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';

/** A password input whose toggle is labelled by its next effect. Source: spec §2 Forms */
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
      // A toggle with a changing label has no pressed state.
      visibilityToggleButtonProps={{ 'aria-label': label, 'aria-pressed': undefined }}
    />
  );
}

import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useState } from 'react'
import * as words from '#words/ui.ts'
import { Button } from './button.tsx'
import { chooseTheme, currentTheme, type Theme } from './theme.ts'

/** `onChoose` is called on each choice, for example to save it with the account. */
export function ThemeSwitch({ onChoose }: { onChoose?: (theme: Theme) => void }) {
  const [theme, setTheme] = useState(currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  const label = other === 'dark' ? words.switchToDarkTheme : words.switchToLightTheme
  const change = () => {
    chooseTheme(other)
    setTheme(other)
    onChoose?.(other)
  }
  return (
    <Button variant="quiet" size="icon" aria-label={label} title={label} onClick={change}>
      <Icon aria-hidden size={17} strokeWidth={1.7} />
    </Button>
  )
}

import Plus from 'lucide-react/icons/plus'
import { Button } from '#web/ui/button.tsx'
import { InertButton } from '#web/ui/inert-button.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { FullScreenLoading, Spinner } from '#web/ui/spinner.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { ignore, type Specimen } from '../specimen.tsx'

export const buttons: Specimen[] = [
  {
    file: 'menu-button.tsx',
    components: {
      MenuButton: {
        'with hints': () => (
          <MenuButton
            label="Export"
            items={[
              { label: 'PDF', hint: '.pdf', onChoose: ignore },
              { label: 'Word', hint: '.docx', onChoose: ignore },
            ]}
          />
        ),
      },
    },
  },
  {
    file: 'button.tsx',
    components: {
      Button: {
        primary: () => <Button variant="primary">Generate</Button>,
        'primary, disabled': () => (
          <Button variant="primary" disabled>
            Generate
          </Button>
        ),
        'primary, at work': () => (
          <Button variant="primary" aria-disabled>
            <Spinner />
            Generating
          </Button>
        ),
        secondary: () => <Button>Cancel</Button>,
        'secondary, disabled': () => <Button disabled>Cancel</Button>,
        quiet: () => <Button variant="quiet">Show more</Button>,
        small: () => <Button size="small">Remove</Button>,
        large: () => (
          <Button variant="primary" size="large">
            Sign In
          </Button>
        ),
        icon: () => (
          <Button variant="quiet" size="icon" aria-label="Add a row">
            <Plus aria-hidden size={17} />
          </Button>
        ),
      },
    },
  },
  {
    file: 'inert-button.tsx',
    components: { InertButton: { 'still to come': () => <InertButton>Export all</InertButton> } },
  },
  {
    file: 'spinner.tsx',
    components: {
      Spinner: { turning: Spinner },
      FullScreenLoading: {
        'a screen that loads': () => (
          <div className="[&>output]:min-h-24">
            <FullScreenLoading />
          </div>
        ),
      },
    },
  },
  { file: 'theme-switch.tsx', components: { ThemeSwitch: { 'of this page': () => <ThemeSwitch /> } } },
]

import './gallery.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { showInBars } from '#web/ui/theme.ts'
import { Gallery } from './gallery.tsx'

// `/gallery?theme=light`, for taking screenshots.
const theme = new URL(location.href).searchParams.get('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
showInBars()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      {/* Links in the specimens have no effect. */}
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </CSPProvider>
  </StrictMode>,
)

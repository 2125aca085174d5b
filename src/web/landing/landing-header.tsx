import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { FirmSign } from './firm-sign.tsx'

export const LandingHeader = ({ signInPath }: { signInPath: string }) => (
  <header className="header">
    <div className="wide">
      <FirmSign />
      <nav aria-label="On this page">
        <a href="#services">Services</a>
        <a href="#method">Method</a>
        <a href="#engagements">Engagements</a>
        <a href="#offices-heading">Offices</a>
      </nav>
      <button type="button" className="theme-switch" aria-label="Switch to the light theme">
        <Sun aria-hidden size={17} strokeWidth={1.7} />
        <Moon aria-hidden size={17} strokeWidth={1.7} />
      </button>
      <a className="client-access" href={signInPath}>
        Client Access
      </a>
    </div>
  </header>
)

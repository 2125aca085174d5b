import { FirmSign } from './firm-sign.tsx'

export const NotFoundPage = () => (
  <div className="page">
    <header className="header">
      <div className="wide">
        <FirmSign />
      </div>
    </header>
    <main className="wide missing">
      <p className="places">404</p>
      <h1>There is no page here</h1>
      <p className="introduction">The address may be mistyped, or the page has moved.</p>
      <p className="ways">
        <a className="button primary" href="/">
          Go to the start
        </a>
      </p>
    </main>
  </div>
)

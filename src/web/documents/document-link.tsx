import { Link } from 'react-router'

/** A document's name, leading to the page that shows it. */
export const DocumentLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="inline-flex items-center wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-11">
    {children}
  </Link>
)

import { Link } from 'react-router'

/** A document's name, as a link to its page. */
export const DocumentLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="inline-flex items-center wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-11">
    {children}
  </Link>
)

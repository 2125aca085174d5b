import { enquiryLimits } from '#shared/enquiry-limits.ts'
import { firm } from '#shared/firm.ts'

type LineFieldProps = { name: 'name' | 'email' | 'organisation'; label: string; autoComplete: string; required?: boolean }

const LineField = ({ name, label, autoComplete, required = false }: LineFieldProps) => (
  <label>
    {label}
    <input
      name={name}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete}
      maxLength={enquiryLimits[name]}
      required={required}
    />
  </label>
)

/** How to contact the firm: its email address, and a form, which is shown by the page's script because it needs the script. */
export const EnquiryForm = () => (
  <section id="enquiry" className="wide enquiry" aria-labelledby="enquiry-heading">
    <div>
      <h2 id="enquiry-heading">Write to us</h2>
      <p>Tell us what you have in mind, and one of us answers by email.</p>
      <a className="mail" href={`mailto:${firm.email}`}>
        {firm.email}
      </a>
    </div>
    <form hidden aria-labelledby="enquiry-heading">
      <LineField name="name" label="Your name" autoComplete="name" required />
      <LineField name="email" label="Email address" autoComplete="email" required />
      <LineField name="organisation" label="Organisation (optional)" autoComplete="organization" />
      <label>
        What it is about
        <textarea name="message" rows={5} maxLength={enquiryLimits.message} required />
      </label>
      {/* A hidden field: robots that fill in every field give themselves away. */}
      <label className="said" aria-hidden>
        Homepage
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
      <p>We keep what you send to answer you, and delete it 90 days after the matter is closed.</p>
      <p role="alert" className="failure" />
      <button type="submit" className="button primary">
        Send enquiry
      </button>
    </form>
    <output tabIndex={-1} />
  </section>
)

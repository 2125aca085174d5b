import { chooseTheme, currentTheme, showInBars } from '#web/ui/theme.ts'

type Refusal = { error?: string; details?: string }

const unreached = 'Connection error. Please try again.'

/** Returns an error message; undefined if it was accepted. */
async function post(form: HTMLFormElement): Promise<string | undefined> {
  try {
    const answer = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    })
    if (answer.ok) return undefined
    const { error, details } = (await answer.json()) as Refusal
    return [error, details].filter(Boolean).join(' ')
  } catch {
    return unreached
  }
}

/** Shows the form, which is sent without leaving the page: the typed text remains until it is accepted. */
function showEnquiryForm(): void {
  const form = document.querySelector<HTMLFormElement>('.enquiry form')
  const [button, failure] = [form?.querySelector('button'), form?.querySelector('.failure')]
  const output = document.querySelector<HTMLOutputElement>('.enquiry output')
  if (!form || !button || !failure || !output) return
  form.hidden = false
  const send = async () => {
    button.disabled = true
    failure.textContent = ''
    const reason = await post(form)
    button.disabled = false
    if (reason === undefined) {
      form.hidden = true
      output.textContent = 'Thank you. Your enquiry has reached us, and we will answer by email.'
      output.focus()
    } else failure.textContent = reason
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button.disabled) void send()
  })
}

/** Pixels of scrolling before the header becomes translucent. */
const scrollThreshold = 50

const root = document.documentElement
const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > scrollThreshold)
addEventListener('scroll', markScrolled, { passive: true })
markScrolled()

const themeSwitch = document.querySelector('.theme-switch')
const nameSwitch = () =>
  themeSwitch?.setAttribute('aria-label', `Switch to the ${currentTheme() === 'dark' ? 'light' : 'dark'} theme`)
themeSwitch?.addEventListener('click', () => {
  chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')
  nameSwitch()
})
nameSwitch()
showInBars()
showEnquiryForm()

import { showEnquiryForm } from './send-enquiry.ts'
import { chooseTheme, currentTheme, showInBars } from '#web/ui/theme.ts'

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

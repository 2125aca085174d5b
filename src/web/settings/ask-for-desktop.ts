/** Asks the person, who has just pressed for it, to let this browser show news. Answers whether it may. */
export async function askForDesktop(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

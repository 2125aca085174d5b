export const confirmYourAddress = 'Adresse bestätigen'
export const fromThenOnYouSee = 'Von da an sehen Sie, was mit ihr geteilt wird.'
export const thisIsMyAddress = 'Das ist meine Adresse'
export const isYourAddressNow = (email: string) => `${email} ist jetzt Ihre Adresse.`
export const goToDashboard = 'Zum Dashboard'

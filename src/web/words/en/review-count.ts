export const reviewsAskedOfYou = 'Reviews asked of you'
export const toReview = (count: number) => `${count} to review`

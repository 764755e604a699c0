export async function price(amount: number, currency: string): Promise<string> {
  return new Intl.NumberFormat('en-GB', {style: 'currency', currency}).format(amount);
}

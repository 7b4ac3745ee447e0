import type { Hand } from '../../e2e/guest/Hand.ts';

/**
 * A hand that counts what a guest taps on a phone: a text or a choice once, a select twice (to open it, and its option),
 * each of the three parts of a date, and each button; and how many answers that are.
 */
export class CountingHand implements Hand {
  taps = 0;
  answers = 0;

  constructor(private readonly hand: Hand) {}

  type(label: string | RegExp, text: string): Promise<void> {
    this.taps += 1;
    this.answers += 1;
    return this.hand.type(label, text);
  }

  select(label: string | RegExp, option: string): Promise<void> {
    this.taps += 2;
    this.answers += 1;
    return this.hand.select(label, option);
  }

  choose(group: string | RegExp, option: string | RegExp): Promise<void> {
    this.taps += 1;
    this.answers += 1;
    return this.hand.choose(group, option);
  }

  date(group: string | RegExp, month: string, day: string, year: string): Promise<void> {
    this.taps += 3;
    this.answers += 1;
    return this.hand.date(group, month, day, year);
  }

  press(button: string | RegExp): Promise<void> {
    this.taps += 1;
    return this.hand.press(button);
  }

  follow(link: string | RegExp): Promise<void> {
    this.taps += 1;
    return this.hand.follow(link);
  }
}

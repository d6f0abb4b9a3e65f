/** How much room there is: boards are redrawn for a phone, not shrunk. A phone on its side is a phone. */
class Screen {
  /** The layout of a phone: tabs, sheets, the prompt in reach of the thumb. */
  phone = $state(false);
  /** Boards in their upright composition: phones, and tablets held upright. */
  upright = $state(false);
  /** A tablet held upright with room for all words on the board. */
  tablet = $state(false);
  /** No room for many words in the bar. */
  narrow = $state(false);

  /** Room for the rail beside the board: desktops, and tablets on their side. */
  rail = $state(false);

  constructor() {
    this.follow("(max-width: 760px), (max-height: 480px)", (found) => (this.phone = found));
    this.follow(
      "(max-width: 760px), (max-height: 480px), (max-width: 1000px) and (orientation: portrait)",
      (found) => (this.upright = found),
    );
    this.follow(
      "(min-width: 800px) and (max-width: 1000px) and (min-height: 1100px)",
      (found) => (this.tablet = found),
    );
    this.follow("(max-width: 1000px), (max-height: 480px)", (found) => (this.narrow = found));
    this.follow("(min-width: 1100px) and (min-height: 481px)", (found) => (this.rail = found));
  }

  private follow(query: string, tell: (found: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => tell(media.matches));
  }
}

export const screen = new Screen();

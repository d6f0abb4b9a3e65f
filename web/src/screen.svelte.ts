/** How much room there is: boards are redrawn for a phone, not shrunk. */
const narrow = matchMedia("(max-width: 760px)");

class Screen {
  phone = $state(narrow.matches);

  constructor() {
    narrow.addEventListener("change", () => (this.phone = narrow.matches));
  }
}

export const screen = new Screen();

/** Whether the house has published studies: only then something leads to them. */
import { json } from "./api";

class Published {
  any = $state(false);

  async look(): Promise<void> {
    this.any = (await json<unknown[]>("GET", "/studies")).length > 0;
  }
}

export const published = new Published();

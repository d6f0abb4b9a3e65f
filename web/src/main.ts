import { mount } from "svelte";
import App from "./App.svelte";
import ui from "./art/ui.svg?url";
import "./tokens.css";
import "./base.css";
import "./print.css";
import "./board.css";
import { begin } from "./opening";
import { route } from "./route.svelte";
import { settings } from "./settings.svelte";
import { loadSheet } from "./sprites";

begin(route.place);
settings.show();
route.listen();
void loadSheet(ui);
const target = document.getElementById("page");
if (target) {
  target.replaceChildren();
  mount(App, { target });
}

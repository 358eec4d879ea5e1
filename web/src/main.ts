import { mount } from "svelte";
import "./art/inks.css";
import "./styles/theme.css";
import "./styles/base.css";
import { openHouse } from "./app";

openHouse()
  .then(async () => {
    const { default: App } = await import("./App.svelte");
    const target = document.getElementById("app");
    if (target) mount(App, { target });
  })
  .catch((error: unknown) => {
    document.body.textContent = String(error);
    throw error;
  });

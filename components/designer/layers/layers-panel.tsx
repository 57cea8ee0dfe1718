import { LayersList } from "./layers-list";

export function LayersPanel() {
  return <LayersList id="panel-layers" />;
}
